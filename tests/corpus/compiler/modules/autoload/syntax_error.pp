# Fails: a mistake in a file of a module.
include m
