# Integers with more than 64 bits, case 106.
notify { 'a': message => Sensitive(Integer('9223372036854775808')) }
