# Fails: a class inherits from itself.
class a inherits a { }
include a
