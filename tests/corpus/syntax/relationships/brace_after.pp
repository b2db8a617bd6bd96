# Braces belong to the right operand.
A['a'] -> b { 'c': }
