# Fails: integers with more than 64 bits, case 77.
notice(1.0e308 * 10 - 1.0e308*10)
