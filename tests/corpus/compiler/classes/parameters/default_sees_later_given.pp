# A default does not see a later parameter, even if it is given.
class a($x = $y, $y = 1) { notify { "x${x}": } }
class { 'a': y => 5 }
