# Fails: odd names of types, classes and tags, case 85.
include undef
