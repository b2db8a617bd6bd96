"""The functions of the module `stdlib`, natively.

Puppet finds them only where the module is installed, so they have a registry of their own and are
not among the built-in functions. Names that Puppet itself has taken over (`flatten`, `empty`,
`join`, …) are not here: built-in functions take precedence over those of modules.

    declarations    how these functions are declared and found
    ruby_values     what Ruby makes of values: names of classes, strings, numbers, sets
    ruby_strings    String#succ, #squeeze, #swapcase and others that Python lacks
    compiler_context  what functions need of the compilation: variables, resources, files

The other modules hold the functions by topic.
"""
