# Fails: odd names of types, classes and tags, case 86.
include ''
