# Fails: an empty string is no class.
include ''
