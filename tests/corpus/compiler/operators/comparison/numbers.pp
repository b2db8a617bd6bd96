# Numbers are ordered across kinds.
notify { 'values': message => [1 < 2, 1 < 1.5, 2 <= 2.0, 3 > 2, 3 >= 4, -1 < 0] }
