"""What whoever runs the bot needs: the command line, checks, backups, health.

The outermost room: may import all others, and nobody imports it but `python -m bot`.
"""
