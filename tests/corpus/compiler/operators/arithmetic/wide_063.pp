# Integers with more than 64 bits, case 63.
notice(Integer('9223372036854775808'), Integer('0xffffffffffffffffffff'))
