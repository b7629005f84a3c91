"""Bots against bots: `play` plays the matches, `figures` says what they showed."""
