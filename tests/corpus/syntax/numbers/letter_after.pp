# A letter after digits.
$x = 12abc
