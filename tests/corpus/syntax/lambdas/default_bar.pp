# A default ends at the bar.
f() |$x = $a| { $x }
