"""A part of Ruby, evaluated here.

The tree of a program is lowered to closures before anything runs. What is outside the subset
raises `UnsupportedRuby` then, or while it runs if that depends on values. `RubyError` is what
Ruby itself would raise.

    lowering, control, variables, literals, calls, blocks, methods, exceptions
                    from trees to closures
    mutation_analysis, mutation_lowering, string_mutators, shared_strings
                    strings that are changed, although Python's are immutable
    captured_variables  variables of blocks that lambdas see later
    runtime             what a run needs, and how methods are found
    values              values as Ruby sees them
    strings, arrays, hashes, enumerables, matching, operators, kernel
                    methods, by the class of their receiver
    standard_library    what modules use of Ruby's standard library
"""
