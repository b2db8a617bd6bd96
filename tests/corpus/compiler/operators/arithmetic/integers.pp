# The four operations on integers.
notify { 'sums': message => [1 + 2, 1 - 2, 3 * 4, 12 / 5, 12 % 5] }
