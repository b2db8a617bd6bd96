# A lambda alone is no value.
$x = |$y| { $y }
