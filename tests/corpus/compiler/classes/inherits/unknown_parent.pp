# Fails: the parent does not exist.
class b inherits nowhere { }
include b
