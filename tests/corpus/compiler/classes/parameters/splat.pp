# Parameters from a hash.
class a($x, $y) { notify { "${x}${y}": } }
class { 'a': * => { x => 1, y => 2 } }
