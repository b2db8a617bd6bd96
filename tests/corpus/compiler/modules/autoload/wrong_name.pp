# Fails: a file that does not define what its name says.
include m::a
