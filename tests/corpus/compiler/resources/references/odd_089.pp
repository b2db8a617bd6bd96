# Fails: odd names of types, classes and tags, case 89.
include Class
