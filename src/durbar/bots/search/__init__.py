"""One tree search for every game: information sets, chance inside moves, several seats at once; plain and compiled."""
