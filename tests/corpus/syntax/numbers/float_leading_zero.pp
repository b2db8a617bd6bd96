# A leading zero with a fraction.
$x = 01.5
