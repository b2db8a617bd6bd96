# Line breaks are kept as they are.
$x = 'a
b'
$y = "c
d"
