# Fails: integers with more than 64 bits, case 56.
notice(9223372036854775808)
