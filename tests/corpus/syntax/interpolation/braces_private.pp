# Reserved words in braces.
$x = "${attr} ${private}"
