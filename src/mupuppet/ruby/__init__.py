"""Ruby code in modules.

parsing      source to a tree
static       following code without running it
types        resource types, read statically
functions    functions and data types: their signatures, and calling them
erb          templates
evaluation   the part of Ruby that is evaluated here
needs        which files of a module need a real Ruby
worker       the real Ruby, for the rest
"""
