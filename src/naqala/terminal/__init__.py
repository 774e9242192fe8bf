"""Play in the terminal: a table drawn with letters, answers typed by people, what happened told in sentences."""
