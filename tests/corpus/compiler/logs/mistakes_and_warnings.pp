# Fails: warnings are logged before mistakes, and counted as well.
$x = { a => 1, a => 2 }
$a::b = 1
class plan { }
$c::d = 1
$y = { b => 1, b => 2 }
