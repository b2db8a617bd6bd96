# The parenthesis is not closed at the end.
$x = @(