# Nor alone.
$a.b(,)
