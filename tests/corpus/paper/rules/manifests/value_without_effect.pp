# Fails: a value as a statement has no effect.
'nothing'
notify { 'after': }
