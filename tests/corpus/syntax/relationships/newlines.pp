# Arrows at the ends and starts of lines.
A['a']
-> B['b'] ->
C['c']
~> D['d']
