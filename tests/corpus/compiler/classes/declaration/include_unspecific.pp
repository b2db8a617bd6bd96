# Fails: a class without a name.
include Class
