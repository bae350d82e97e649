"""What belongs to a person: ratings and privacy."""
