# Not in a function.
function a() { type B = Integer }
