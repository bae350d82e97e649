"""What is to be said: panels, their layout, reports, pictures, and the outbox that brings them up to date."""
