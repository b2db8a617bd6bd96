# All kinds of values: a name.
foo
$a = 1
