# A bracket after a block comment is an index.
$x = $a/* c */[1]
