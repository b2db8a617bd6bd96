# Fails: integers with more than 64 bits, case 57.
notice(-9223372036854775808 - 1)
