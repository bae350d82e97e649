"""Stefan Feld's Amsterdam."""
