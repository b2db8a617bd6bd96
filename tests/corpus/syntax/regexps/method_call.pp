# A method call on a regular expression.
$x = /a/.type
