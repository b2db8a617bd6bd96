# A default sees the top scope and facts.
# facts: {"colour": "red"}
$t = 'top'
class a($x = $t, $y = $facts['colour'], $z = $::colour) { notify { "${x} ${y} ${z}": } }
include a
