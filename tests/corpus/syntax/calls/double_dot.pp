# Two dots.
$a..b
