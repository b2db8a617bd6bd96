# Fails: integers with more than 64 bits, case 15.
# facts: {"big": 123456789012345678901234567890}
notice($big << 1)
