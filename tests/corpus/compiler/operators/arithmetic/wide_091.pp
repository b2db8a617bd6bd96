# Fails: integers with more than 64 bits, case 91.
notice(sprintf('%s', [Integer('-9223372036854775900')]))
