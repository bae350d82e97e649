"""Pictures of views, drawn with Pillow."""
