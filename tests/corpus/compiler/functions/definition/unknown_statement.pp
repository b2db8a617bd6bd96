# Fails: a statement that does not exist.
nosuchfunction(1)
