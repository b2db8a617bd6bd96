"""Puppet's values, and what holds of them without any type or scope.

Most values are plain Python values:

    undef       None            Array       list (never changed once it is a value)
    Boolean     bool            Hash        dict (never changed; see `hashes` for its keys)
    Integer     int             default     DEFAULT
    Float       float           String      str

The rest has classes of its own: `value` (Sensitive), `regexps`, `binary`, `versions`,
`version_ranges`, `timespans`, `timestamps`, `uris`, `objects`, `iterators`. Types are values too,
but live one package above (`type_value` is all that is known of them here). What holds of all
values: `compare`, `strings`, `numbers`, `hashes`.

Beware: in Python `1 == 1.0 == True`, and they are one key of a dict; in Puppet they are three.
"""
