# The word alone.
$x = function
