"""Pages and plots: what arena and analysis draw with. It knows figures and words, no bot and no game."""
