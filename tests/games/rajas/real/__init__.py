"""Games that people have played, replayed with our rules."""
