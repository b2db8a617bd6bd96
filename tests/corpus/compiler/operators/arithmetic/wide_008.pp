# Integers with more than 64 bits, case 8.
# facts: {"big": 123456789012345678901234567890}
notice($big / 1000000000000000)
