# All arrows.
A['a'] -> B['b']
A['a'] ~> B['b']
A['a'] <- B['b']
A['a'] <~ B['b']
