# Integers with more than 64 bits, case 74.
notice(floor(1.0e30))
