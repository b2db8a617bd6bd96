# A parenthesis is missing.
f(1, 2
