# A class with the name of a defined type.
define a { }
class a { }
