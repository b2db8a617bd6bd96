# The word alone is no value.
$x = type
