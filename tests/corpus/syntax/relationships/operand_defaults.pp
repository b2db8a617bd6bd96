# Defaults and overrides as operands.
A { b => 1 } -> A['c'] { d => 1 }
