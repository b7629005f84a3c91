"""How a table is drawn, told and played in a terminal."""
