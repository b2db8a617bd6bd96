# Integers with more than 64 bits, case 82.
notice('abc'[1, 9223372036854775807])
