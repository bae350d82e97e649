"""What both games stand on: questions, luck, events, the table."""
