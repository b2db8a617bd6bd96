# Nor this.
$x = $y++
