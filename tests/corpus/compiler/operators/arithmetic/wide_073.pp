# Integers with more than 64 bits, case 73.
notice(Integer(1.0e30))
