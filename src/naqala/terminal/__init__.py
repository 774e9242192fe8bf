"""Play in the terminal: draws the table with letters, reads typed answers, tells what happened in sentences."""
