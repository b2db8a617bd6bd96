# Two slashes after a brace are a regular expression.
$x = {a => 1} / 2 / 3
