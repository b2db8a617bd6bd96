# Fails: a define is no parent.
define d { }
class a inherits d { }
include a
