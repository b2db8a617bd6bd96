# Fails: integers with more than 64 bits, case 68.
notice(1 << 63, 1 << 62, -1 << 63)
