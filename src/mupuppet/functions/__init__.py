"""Puppet's functions, by topic, and the registry that finds and calls them.

A function is found by its name without loading the others: a table in `registry` tells which
module of this package holds it. Functions that work on the catalog itself, like `include`,
belong to the compiler, which adds them to the registry.

    registry            how functions are defined, found and called
    explained           functions with types and explanations of their own
    legacy_functions    functions of Puppet's older interface
    surroundings        what functions may ask of the compilation

    new                 `new`; constructors and the modules `new_*` have what it needs by type
    string_conversion   any value as text, by the formats of `string_formats`
    formatting          Ruby's format strings; numbers are in `format_numbers`

The other modules hold functions by topic, and `stdlib` those of the module of that name.
"""
