# Fails: integers with more than 64 bits, case 45.
# facts: {"big": 123456789012345678901234567890}
range(1,$big).each |$x| { notice($x) break() }
