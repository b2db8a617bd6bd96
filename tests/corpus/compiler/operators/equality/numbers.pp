# Numbers are equal across kinds, but not to strings.
notify { 'values': message => [1 == 1.0, 1 == '1', 0 == -0, 1.5 == 1.5, 10 == 0x0a, 1 != 2] }
