"""Small things that cost nothing to load, in place of the library's that cost milliseconds.

A long run may load what it likes; one that looks at a line of code is over before `dataclasses` is
imported.
"""
