# A define that comes before a class is known to its parameters.
define d { }
class a(Type[D] $p) { }
