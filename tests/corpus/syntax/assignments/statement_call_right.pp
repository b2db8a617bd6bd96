# A statement call is no value.
$x = include foo
