# Not in another.
function a() { function b() { } }
