# Fails: an error in a class of a module.
include m
