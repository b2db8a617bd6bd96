# Integers with more than 64 bits, case 61.
notice(abs(-9223372036854775807 - 1))
