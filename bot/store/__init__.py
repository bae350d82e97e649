"""Everything that is kept: the file, its schema, its rows, and all SQL as named functions by topic.

Imports no other room.
"""
