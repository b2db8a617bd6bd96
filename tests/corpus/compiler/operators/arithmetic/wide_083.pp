# Fails: integers with more than 64 bits, case 83.
notice([1,2][Integer('9223372036854775808')])
