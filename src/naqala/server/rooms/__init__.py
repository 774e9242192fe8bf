"""Tables in memory: what drives them, what their guests get, and how they keep in step with the database and other servers."""
