# Here on the left.
-> A['a']
