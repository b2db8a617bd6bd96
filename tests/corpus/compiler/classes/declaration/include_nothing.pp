# Fails: include needs a name.
include()
