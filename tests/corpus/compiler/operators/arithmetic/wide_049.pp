# Integers with more than 64 bits, case 49.
# facts: {"big": 123456789012345678901234567890}
Integer[1,$big].each |$x| { notice($x) break() }
