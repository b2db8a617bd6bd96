# Integers with more than 64 bits, case 70.
notice(-1 << 63)
