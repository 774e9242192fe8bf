"""The laboratory: what measured, chose and tuned what naqala is. README.md says which command made which figure.

It is no part of what players install, and runs from the repository: ``python -m lab.bench``.
"""

from naqala.engine.kernel import prefer

prefer("compiled")  # before any kernel is made; NAQALA_MODE goes before
