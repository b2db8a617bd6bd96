# The types of parameters are not looked up.
class a(Nothing[1] $x, Integer['y'] $z) { }
