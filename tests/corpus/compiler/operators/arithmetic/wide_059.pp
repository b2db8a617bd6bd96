# Fails: integers with more than 64 bits, case 59.
notice(9223372036854775807 * 2)
