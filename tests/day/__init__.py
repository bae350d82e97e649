"""A day of play in fast motion, with all gauges."""
