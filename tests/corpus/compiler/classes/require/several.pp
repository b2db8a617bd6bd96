# Several classes are required.
class a { }
class b { }
class c { require a, b }
include c
