# Fails: integers with more than 64 bits, case 30.
# facts: {"big": 123456789012345678901234567890}
notice('abc'[0,$big])
