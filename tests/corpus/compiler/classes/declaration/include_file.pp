# Fails: a file is no class.
include File['/a']
