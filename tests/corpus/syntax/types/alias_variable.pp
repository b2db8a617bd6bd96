# Nor a variable.
type A = $x
