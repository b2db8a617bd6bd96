# As an argument.
f(A['a'] -> B['b'])
