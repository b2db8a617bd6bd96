# Fails: an error in a function has the function's line.
function f() {
  $x = 1 / 0
}
notify { 'v': message => f() }
