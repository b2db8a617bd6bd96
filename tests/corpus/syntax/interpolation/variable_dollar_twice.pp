# Two dollars in braces.
$x = "${$$a}"
