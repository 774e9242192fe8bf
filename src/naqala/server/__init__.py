"""The server: tables with people and bots, stored in a database and shown in browsers."""
