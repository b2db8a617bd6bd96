# The same tag twice on a line.
$x = [@(A), @(A)]
a
A
b
A
