"""The rules as kernels. They import only the catalog."""
