# Integers with more than 64 bits, case 79.
notice([1,2][-9223372036854775807])
