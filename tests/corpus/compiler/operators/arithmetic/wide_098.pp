# Fails: integers with more than 64 bits, case 98.
Notify { message => Integer('9223372036854775808') } notify { 'a': }
