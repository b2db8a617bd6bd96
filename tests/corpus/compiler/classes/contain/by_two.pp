# A class is contained by two.
class a { }
class b { contain a }
class c { contain a }
include b, c
