"""What a game is, the match, the compiler."""
