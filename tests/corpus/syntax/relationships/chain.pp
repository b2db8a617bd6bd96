# Chains go left to right.
A['a'] -> B['b'] ~> C['c'] <- D['d'] <~ E['e']
