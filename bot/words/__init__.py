"""What is said, in every language: the catalogues, and how things are named in them.

Imports no other room.
"""
