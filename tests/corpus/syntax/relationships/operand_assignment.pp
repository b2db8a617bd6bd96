# An assignment binds weaker.
$x = A['a'] -> B['b']
