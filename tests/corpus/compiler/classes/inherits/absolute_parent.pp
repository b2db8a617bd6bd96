# The parent by its name from the top.
class a { $x = 1 }
class b inherits ::a { notify { "b${x}": } }
include b
