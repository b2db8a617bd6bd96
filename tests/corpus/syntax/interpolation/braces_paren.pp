# A name in parentheses is a name.
$x = "${(a)} ${($a)}"
