# Fails: integers with more than 64 bits, case 75.
notice(1.0e308 * 10)
