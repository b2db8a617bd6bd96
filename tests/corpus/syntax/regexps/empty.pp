# An empty regular expression.
$x = $a =~ //
