# Fails: a name without the module is not found in it.
include m
