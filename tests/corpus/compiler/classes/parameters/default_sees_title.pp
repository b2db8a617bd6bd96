# A default sees title and name.
class a($x = $title, $y = $name) { notify { "${x} ${y}": } }
include a
