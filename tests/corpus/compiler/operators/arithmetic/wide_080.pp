# Integers with more than 64 bits, case 80.
notice([1,2][9223372036854775807, 9223372036854775807])
