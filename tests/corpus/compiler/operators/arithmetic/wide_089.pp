# Fails: integers with more than 64 bits, case 89.
notify { 'a': message => [[Integer('-9223372036854775900')]] }
