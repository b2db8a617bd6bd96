# In arguments.
$x = regsubst($a, /b/, 'c')
$y = [/a/, /b/]
