# Integers with more than 64 bits, case 47.
# facts: {"big": 123456789012345678901234567890}
$big.each |$x| { notice($x) break() }
