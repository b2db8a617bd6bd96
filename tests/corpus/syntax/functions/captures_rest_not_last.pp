# Not checked for functions: any other.
function a(*$x, $y) { $y }
