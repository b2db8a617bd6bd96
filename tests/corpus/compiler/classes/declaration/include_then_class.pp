# Fails: a class that is included cannot be declared.
class a($x = 1) { notify { "a${x}": } }
include a
class { 'a': x => 2 }
