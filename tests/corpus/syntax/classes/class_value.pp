# The word class is no value.
$x = class
