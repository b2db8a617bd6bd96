# Two bars without a space.
$a.b || { 1 }
