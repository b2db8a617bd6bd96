# Fails: integers with more than 64 bits, case 93.
notice(fqdn_rand(10, Integer('-9223372036854775900')))
