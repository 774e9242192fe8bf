"""What environments compile: a folder of its own, so that edits around it leave compiled code alone."""
