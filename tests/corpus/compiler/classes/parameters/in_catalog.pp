# Parameters are in the catalog, with their defaults.
class a($x = 1, $y = [1, 'two'], $z = { k => undef }, $u = undef, $t = true) { }
include a
