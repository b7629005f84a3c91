"""Das Vermächtnis des Maharaja, by Michael Schacht (2017): antiques for the old Maharaja, for 2 to 4 seats."""
