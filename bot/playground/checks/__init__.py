"""What Discord refuses, in its own words."""
