# An optional parameter.
function f(Optional[String] $x = undef) { [$x] }
notify { 'v': message => [f(), f(undef), f('a')] }
