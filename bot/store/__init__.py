"""Everything that is kept: the file, its rows, its schema."""
