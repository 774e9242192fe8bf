"""Tests of the score aid."""
