"""The one Discord there is: its state, its people, its messages and interactions."""
