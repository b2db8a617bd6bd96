# Fails: integers with more than 64 bits, case 94.
notice(tagged(Integer('-9223372036854775900')))
