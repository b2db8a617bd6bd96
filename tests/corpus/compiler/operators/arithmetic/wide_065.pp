# Fails: integers with more than 64 bits, case 65.
notify { 'a': message => Integer('9223372036854775808') }
