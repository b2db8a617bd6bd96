# A required parameter after one with a default.
function a($x = 1, $y) { }
