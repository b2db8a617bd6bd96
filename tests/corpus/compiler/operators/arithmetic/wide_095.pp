# Fails: integers with more than 64 bits, case 95.
fail(Integer('-9223372036854775900'))
