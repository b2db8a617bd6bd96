# No spaces.
A['a']->B['b']~>C['c']
