# Members.
type Point = Object[{attributes => {x => Integer, y => Integer}}]
$p = Point(1, 2)
notify { "${p.x} ${p.y} ${p} ${type($p)}": }
