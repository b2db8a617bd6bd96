# An assignment to a relationship.
A['a'] -> B['b'] = 1
