# A class does not see those that inherit from it.
class a { notify { "a ${x}": } }
class b inherits a { $x = 1 }
include b
