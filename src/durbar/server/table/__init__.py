"""One table: its match, who sits there, what they hear, and the lobby that finds it again."""
