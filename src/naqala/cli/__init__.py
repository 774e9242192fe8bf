"""The command ``naqala``."""
