# Fails: what is said about the text while it is read is not counted.
$x = "\q"
$a::b = 1
$c::d = 2
$y = "\p"
