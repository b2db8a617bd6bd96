"""The functions of the module `stdlib`, natively.

Real Puppet finds them only where the module is installed, so they stand in a table of their
own, `STDLIB`, and not among the built-in functions. Whoever looks for functions decides when
to ask `find_stdlib_function`. Names that Puppet itself has taken over (`flatten`, `empty`,
`join`, …) are not here: the built-in functions win over a module's.

    table           the table, and how functions of both of Puppet's interfaces are defined
    legacy          the older interface: its conversion of arguments
    ruby_values     what Ruby makes of values: names of classes, texts, numbers, sets
    ruby_strings    String#succ, #squeeze, #swapcase and others that Python lacks
    surroundings    what functions need of the compilation: variables, resources, files

The other modules hold the functions by topic.
"""

from mupuppet.functions.stdlib.table import STDLIB, find_stdlib_function, stdlib_function_names

__all__ = ["STDLIB", "find_stdlib_function", "stdlib_function_names"]
