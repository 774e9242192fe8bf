"""The server: tables that people and bots sit at, kept on disk, told to browsers."""
