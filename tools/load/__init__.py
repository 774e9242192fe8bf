"""How many tables a server carries: ``python -m tools.load`` (docs/server.md)."""
