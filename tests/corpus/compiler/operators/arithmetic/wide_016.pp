# Fails: integers with more than 64 bits, case 16.
# facts: {"big": 123456789012345678901234567890}
notice(1 << $big)
