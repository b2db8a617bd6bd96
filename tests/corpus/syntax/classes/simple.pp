# Classes.
class a { }
class b() { }
class c { $x = 1 }
