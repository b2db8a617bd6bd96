# Fails: a lambda is no value.
$x = |$a| { $a }
