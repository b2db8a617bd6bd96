# Nor a function.
$x = function foo() {}
