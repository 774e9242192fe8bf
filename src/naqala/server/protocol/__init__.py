"""What travels between browsers and server: messages, scenes, their changes, and replays."""
