# Short form.
type Point = {attributes => {x => Integer, y => Integer}}
$p = Point(1, 2)
notify { "${p.x}": }
