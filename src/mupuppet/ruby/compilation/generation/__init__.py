"""From the trees of hot Ruby methods and templates to Python functions.

Everything is lowered to closures first (see the package around this one), which checks it, and
starts at once. What has run often enough is then translated into one Python function: local
variables become Python's, blocks become nested functions, and a call of a method looks up the
function for the class of its receiver in a table of the place where it is written.

The translation builds Python's syntax trees, never text. Names in them are made up here (`v1`,
`k2`); strings, symbols and objects of the program are constants of the function. A function sees
no Python built-in, only what `support` gives it. So no text of a program becomes code.

    builder         Python's trees, functions under construction, their variables
    generator       from a node to an expression or to statements
    control         conditions, cases, loops and jumps, exceptions
    expressions     operators, literals, variables
    assignments     assignments
    calls           calls of methods and commands
    blocks          blocks, lambdas and their parameters
    support         what the functions call
    programs        which methods and templates are translated, and when
"""
