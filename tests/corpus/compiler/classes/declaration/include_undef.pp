# Fails: nothing is no class.
include undef
