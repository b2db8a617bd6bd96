# default.
default
$a = 1
