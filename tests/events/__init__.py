"""Events: what actions report, and that nothing is left out."""
