"""The rules as kernels. Imports nothing above it but the catalog."""
