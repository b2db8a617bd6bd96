# An operation with a float gives a float.
notify { 'floats': message => [1.5 + 2, 1 - 0.5, 3 * 1.0, 12 / 5.0, 1.0e3, 2.0 * 3.0] }
