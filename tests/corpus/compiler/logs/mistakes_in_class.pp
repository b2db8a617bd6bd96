# Fails: mistakes in a file of a module.
notice('before')
include several
