# An alias is no value.
$x = type A = Integer
