"""Ticket to Ride: Amsterdam."""
