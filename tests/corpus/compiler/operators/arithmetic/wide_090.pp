# Fails: integers with more than 64 bits, case 90.
notice(sprintf('%d', Integer('-9223372036854775900')))
