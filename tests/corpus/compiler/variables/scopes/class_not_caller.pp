# A class does not see the class that includes it.
class a { $x = 1 include b }
class b { notify { "b ${x}": } }
include a
