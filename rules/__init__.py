"""The rules of both games, pure: no Discord, no pictures, no clock, no files but the printed tables."""
