# After strings a slash divides.
$x = 'a' / 'b' / "c"
