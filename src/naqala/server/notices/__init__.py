"""Notices to people whose page is closed: it is their turn (docs/notices.md)."""
