# Whatever is in the other array is removed, everywhere.
notify { 'values': message => [[1, 2, 1, 3] - [1], [1, 2] - 2, ['a', 'A'] - 'a', [1, 1.0, '1'] - [1]] }
