"""What is said: slots, custom_ids, the layout of a question, panels, reports, and the pictures in them.

Pure data made from what a reader may see; nothing is changed here.
Imports `tables`, `store`, `words` and the workers.
"""
