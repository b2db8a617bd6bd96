# Fails: a type alias for a parameter.
type Even = Integer[0, 100]
function f(Even $x) { $x }
notify { 'v': message => f(5) }
notify { 'w': message => f(500) }
