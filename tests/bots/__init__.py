"""Bots and the arena."""
