"""Ruby code in modules.

syntax       source to a tree
compilation  trees of programs to closures
core         the classes that Ruby always has, one file each, and how methods are found
stdlib       what code may use of Ruby's standard library
puppet       what code may use of Puppet's own library; functions and data types
erb          templates
types        resource types, read statically
worker       a real Ruby, for the rest
needs        which files of a module need a real Ruby
"""
