# Fails: a class that does not exist.
include nowhere
