"""How rules run: one source, bound to an edition and played plain or compiled; what was compiled is kept and found again."""
