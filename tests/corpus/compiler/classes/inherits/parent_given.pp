# The parent was declared with parameters.
class a($x = 1) { notify { "a${x}": } }
class b inherits a { notify { "b${x}": } }
class { 'a': x => 5 }
include b
