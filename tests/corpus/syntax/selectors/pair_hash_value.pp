# A hash as a value.
$x = $a ? { 1 => {b => 2} }
