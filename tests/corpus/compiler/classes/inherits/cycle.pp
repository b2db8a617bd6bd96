# Fails: classes inherit in a circle.
class a inherits b { }
class b inherits c { }
class c inherits a { }
include a
