# Integers with more than 64 bits, case 81.
notice([1,2][0, 9223372036854775807])
