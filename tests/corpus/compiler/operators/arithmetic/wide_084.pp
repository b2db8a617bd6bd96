# Fails: integers with more than 64 bits, case 84.
notice([1,2][Integer('-9223372036854775809')])
