# Parameters with and without defaults.
class a($x, $y = 2, $z = "${x}-${y}") { notify { "${x} ${y} ${z}": } }
class { 'a': x => 1 }
