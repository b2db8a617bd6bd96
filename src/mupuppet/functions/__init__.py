"""Puppet's functions, by topic, and the registries that find and call them.

A function is declared once, in the module of its topic. The generated `function_index` lists which
module declares it, so that it can be found without loading the others. Functions that work on
the catalog itself, like `include`, belong to the compiler, which adds them to the registry.

    declarations        topics and traits, which every declaration names
    registry            how functions are declared, found and called
    legacy              functions of Puppet's 3.x API
    caller_context      what functions may ask of the compilation

    new                 `new`; constructors and the modules `new_*` have what it needs by type
    string_conversion   any value as a string, by the formats of `string_formats`
    formatting          Ruby's format strings; numbers are in `format_numbers`

The other modules contain functions by topic, and `stdlib` those of the module of that name.
"""
