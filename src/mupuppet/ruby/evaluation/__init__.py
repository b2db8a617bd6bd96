"""A part of Ruby, evaluated here.

The tree of a program is lowered to closures before anything runs; what is outside of the part
raises `UnsupportedRuby` then, or where only the values tell, while it runs. `RubyError` is what
Ruby itself would raise.

    lowering, control, variables, literals, calls, blocks, methods, exceptions
                    from trees to closures
    mutation, text_lowering, text_changes, shared_texts
                    strings that are changed, although ours cannot be
    activations     variables of blocks that lambdas see later
    run             what a run needs, and how methods are found
    values          values as Ruby sees them
    texts, arrays, hashes, enumerables, matching, operators, kernel
                    methods, by the class of their receiver
    libraries       what modules take from Ruby's standard library
"""
