# Fails: numbers in all notations.
notify { 'x': message => [0x10, 010, 1e3, 1.0, -5, 1_0] }
