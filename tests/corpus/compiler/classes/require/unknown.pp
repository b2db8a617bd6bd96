# Fails: a class that does not exist is required.
class b { require nowhere }
include b
