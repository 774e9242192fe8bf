"""A table: its setup, its events and clocks, who is at it, and the rules by which commands become events."""
