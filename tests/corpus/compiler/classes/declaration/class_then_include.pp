# A class is declared, then included.
class a($x = 1) { notify { "a${x}": } }
class { 'a': x => 2 }
include a
