# The name of a class.
class a { }
define a { }
