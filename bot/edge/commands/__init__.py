"""Slash commands: each file is one root or a few small ones."""
