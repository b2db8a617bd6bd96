# Only the last segment may start with an underscore.
$x = $foo::_bar
$y = $_foo::bar
