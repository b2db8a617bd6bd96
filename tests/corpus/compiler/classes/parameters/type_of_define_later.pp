# Fails: a define that comes after a class is not known to its parameters.
class a(Type[D] $p) { }
define d { }
