# Fails: integers with more than 64 bits, case 92.
notice(sprintf('%s', {Integer('-9223372036854775900')=>1}))
