# The parent is declared, with its defaults.
class a($x = 1) { notify { "a${x}": } }
class b inherits a { notify { 'b': } }
include b
