# Shifts to both sides, by negative numbers as well.
notify { 'values': message => [1 << 4, 256 >> 4, -8 >> 1, 1 << -1, 16 >> -2, 0 << 100, -1 >> 70] }
