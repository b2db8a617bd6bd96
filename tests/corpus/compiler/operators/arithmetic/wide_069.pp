# Integers with more than 64 bits, case 69.
notice(1 << 62)
