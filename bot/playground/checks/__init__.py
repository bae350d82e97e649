"""What Discord refuses, in its own words: bodies in, refusals out. Imports nothing of the other rooms."""
