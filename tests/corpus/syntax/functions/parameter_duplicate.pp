# A parameter twice.
function a($x, $x) { }
