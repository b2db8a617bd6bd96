# A class is no value.
$x = {a => class b {}}
