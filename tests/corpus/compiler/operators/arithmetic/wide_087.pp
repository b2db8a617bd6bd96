# Fails: integers with more than 64 bits, case 87.
notify { 'a': message => Integer('-9223372036854775809') }
