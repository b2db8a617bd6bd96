# Fails: odd names of types, classes and tags, case 87.
include 1
