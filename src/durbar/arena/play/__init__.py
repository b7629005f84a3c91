"""How matches between bots are planned, played and written down."""
