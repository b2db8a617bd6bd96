# Fails: a class that a module does not have.
include m::nothing
