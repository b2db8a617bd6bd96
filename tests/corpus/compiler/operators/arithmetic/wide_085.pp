# Integers with more than 64 bits, case 85.
notice([1,2][Integer('-9223372036854775808')])
