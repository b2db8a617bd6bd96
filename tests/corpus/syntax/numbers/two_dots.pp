# Two fractions.
$x = 1.2.3
