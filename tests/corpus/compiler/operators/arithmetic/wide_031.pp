# Fails: integers with more than 64 bits, case 31.
# facts: {"big": 123456789012345678901234567890}
notice('abc'[-1,$big])
