"""The house players of Stefan Feld's Amsterdam."""
