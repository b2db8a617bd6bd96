# A required parameter after an optional one.
class a($x = 1, $y) { notify { "${x}${y}": } }
class { 'a': y => 2 }
