# Integers with more than 64 bits, case 23.
# facts: {"big": 123456789012345678901234567890}
notice(type($big), type($big, generalized), type([$big,1]))
