# Fails: the right side does not exist.
notify { 'b': }
Notify['b'] -> Notify['zz']
