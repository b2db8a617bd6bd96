# Integers with more than 64 bits, case 107.
notify { 'a': message => Deferred('x', [Integer('9223372036854775808')]) }
