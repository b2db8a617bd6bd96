# A function call is not a variable.
$x = "${foo(1)} ${foo::bar()}"
