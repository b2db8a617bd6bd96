"""Puppet's values, and what holds of them without any type or scope.

Most values are plain Python values:

    undef       None            Array       list (never changed once it is a value)
    Boolean     bool            Hash        dict (never changed; see `hashes` for its keys)
    Integer     int             default     DEFAULT
    Float       float           String      str

The rest has classes of its own. Types are values too, but they live one room above.

Beware: in Python `1 == 1.0 == True`, and they are one key of a dict; in Puppet they are three.
"""
