"""The database: what is kept in it, who reads and writes it, and how it is tidied, copied and checked."""
