"""House players of Ticket to Ride: Amsterdam."""
