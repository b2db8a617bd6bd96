# Any expression as a default.
class a($x = 1 + 2, $y = f($x), $z = $x ? { 1 => 2 }, $w = {b => 1}, $v = if $x { 1 }) { }
