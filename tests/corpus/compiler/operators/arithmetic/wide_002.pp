# Fails: integers with more than 64 bits, case 2.
# facts: {"big": 123456789012345678901234567890}
notify { 'a': message => $big }
