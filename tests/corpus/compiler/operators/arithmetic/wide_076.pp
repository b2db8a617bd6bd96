# Fails: integers with more than 64 bits, case 76.
notice(-1.0e308 * 10)
