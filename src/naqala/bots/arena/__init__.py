"""The arena: bots against bots, and how strong they are. A folder of its own, so that edits here leave compiled bots alone."""
