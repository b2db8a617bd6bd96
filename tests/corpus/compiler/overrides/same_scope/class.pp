# Fails: a class of the same scope.
class a($x = 1) { notify { "x${x}": } }
class { 'a': }
Class['a'] { x => 2 }
