"""Functions that need the compilation, and calls of functions by name."""
