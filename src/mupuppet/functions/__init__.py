"""Puppet's functions, by topic, and the registry that finds and calls them.

A function is found by its name without loading the others: the table below tells which
module of this package holds it. Functions that work on the catalog itself, like `include`,
belong to the compiler, which adds them to the registry.
"""
