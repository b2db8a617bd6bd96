# Fails: integers with more than 64 bits, case 102.
notify { 'a': * => { message => Integer('9223372036854775808') } }
