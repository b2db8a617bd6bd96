# Fails: integers with more than 64 bits, case 58.
notice(9223372036854775807 + 1)
