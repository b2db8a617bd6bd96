# Unfolded arguments.
f(*$a, 1, *$b)
