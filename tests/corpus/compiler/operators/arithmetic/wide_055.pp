# Fails: integers with more than 64 bits, case 55.
notice(9223372036854775807, -9223372036854775808, 0x7fffffffffffffff)
