# Fails: integers with more than 64 bits, case 62.
notice((-9223372036854775807 - 1) / -1)
