# A class is required twice.
class a { }
class b { require a require a }
include b
