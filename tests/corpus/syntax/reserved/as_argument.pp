# As arguments.
f(private)
include attr
