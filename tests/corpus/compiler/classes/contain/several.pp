# Several classes are contained.
class a { }
class b { }
class c { contain a, 'b' }
include c
