"""The formats of data files: content in, values out. Nothing here reads a file."""
