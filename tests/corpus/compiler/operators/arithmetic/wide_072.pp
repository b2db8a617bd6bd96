# Integers with more than 64 bits, case 72.
notice(1 << -1, 4 >> -1, -1 >> 100)
