# A letter in the fraction.
$x = 1.2a
