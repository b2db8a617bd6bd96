# Fails: types as values.
notify { 'x': message => [Integer[1, 2], String, Notify, Class] }
