# A literal cannot be assigned.
5 = 1
