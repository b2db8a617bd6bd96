# Arrows with the result of include.
class a { }
class b { }
include(a) -> include(b)
