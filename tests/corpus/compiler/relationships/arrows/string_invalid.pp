# Fails: a string that is no reference.
'abc' -> Notify['b']
notify { 'b': }
