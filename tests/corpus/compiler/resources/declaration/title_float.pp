# Fails: a title that is a float.
notify { 1.5: }
