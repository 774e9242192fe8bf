"""Connections and requests of browsers, before anything is known of a table: who sends them, and how many may come."""
