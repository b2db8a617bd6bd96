# With a type.
function a(Integer *$x) { $x }
