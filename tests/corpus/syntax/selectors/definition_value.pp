# A class as a value is not checked there, but stands in the wrong place.
$x = $a ? { 1 => class b {} }
