# The word type may be called.
$x = [type($a), $b.type]
