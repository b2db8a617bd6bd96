# Fails: integers with more than 64 bits, case 64.
$x = Integer('9223372036854775808') notice($x + 0)
