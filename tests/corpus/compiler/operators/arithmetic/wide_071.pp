# Fails: integers with more than 64 bits, case 71.
notice(1 << 64)
