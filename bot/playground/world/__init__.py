"""The one Discord there is: its people, places, messages and interactions, kept in a file.

What is in it knows no HTTP and no websocket; it imports `checks` only.
"""
