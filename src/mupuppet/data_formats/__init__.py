"""The formats of data files: text in, values out. Nothing here reads a file."""
