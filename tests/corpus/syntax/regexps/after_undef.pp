# After undef and default a slash starts a regular expression.
$x = undef /c/
