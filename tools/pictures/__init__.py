"""Pictures of every screen and of every kind of decision, with a page that shows them side by side."""
