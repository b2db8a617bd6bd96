# A string must be closed.
$x = "abc
