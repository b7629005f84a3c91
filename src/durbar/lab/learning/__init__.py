"""Learning by playing: a net plays at many tables at once, and answers that led to more than it expected become likelier."""
