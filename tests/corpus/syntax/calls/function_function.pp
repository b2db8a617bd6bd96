# The word function may not.
$x = function(1)
