# return alone in a function.
function f() { return }
