"""What the numbers say: many games of one bot against itself, read from events and score sheets (docs/stats.md)."""
