# Fails: a function is not left by break.
function f() { break() }
notify { "x${f()}": }
