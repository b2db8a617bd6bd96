# Made of hash.
type Point = Object[{attributes => {x => Integer, y => Integer}}]
$p = Point({x => 1, y => 2})
notify { String($p): }
