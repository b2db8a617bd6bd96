# Multiplication comes before addition, and negation before both.
notify { 'values': message => [1 + 2 * 3, (1 + 2) * 3, -2 + 3, -(2 + 3), 10 - 2 - 3, 2 * -3, 20 / 2 / 5] }
