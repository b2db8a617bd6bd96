# Fails: integers with more than 64 bits, case 99.
notify { 'a': } Notify['a'] { message => Integer('9223372036854775808') }
