# A class is contained twice.
class a { }
class b { contain a contain a }
include b
