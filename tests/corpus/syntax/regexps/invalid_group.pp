# Ruby must understand it.
$x = $a =~ /(b/
