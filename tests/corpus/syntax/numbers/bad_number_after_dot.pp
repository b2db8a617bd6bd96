# A bad number after a dot is reported from the start of its digits.
$x = 1.2x
