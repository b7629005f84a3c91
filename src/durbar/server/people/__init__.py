"""Who the people are, as far as a server needs to know."""
