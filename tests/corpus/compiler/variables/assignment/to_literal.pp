# Fails: a literal cannot be assigned.
5 = 1
