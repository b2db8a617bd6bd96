"""Data types: recorded questions about them, and values of them at random."""
