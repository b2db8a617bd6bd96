# Fails: the left side does not exist.
notify { 'b': }
Notify['zz'] -> Notify['b']
