"""How thinking bots think: kernels that evaluate positions and try turns."""
