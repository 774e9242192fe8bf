"""Bots, hints, the coach and reviews: who thinks next, and the processes in which they think."""
