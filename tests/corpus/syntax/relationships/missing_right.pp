# An operand is missing.
A['a'] ->
