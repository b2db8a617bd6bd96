# A lambda is no value.
$x = |$a| { $a }
