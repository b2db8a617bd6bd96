# The last parameter may take the rest.
function a($x, *$y) { $y }
