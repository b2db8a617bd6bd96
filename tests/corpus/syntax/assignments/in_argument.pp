# As an argument.
f($x = 1)
