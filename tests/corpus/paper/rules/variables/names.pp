# Names of variables may have digits and underscores.
$_private = 1
$x2 = 2
$camelCase = 3
notify { 'names': message => $_private + $x2 + $camelCase }
