# What lies outside of a string is empty.
notify { 'values': message => ['abc'[-5], 'abc'[-5, 2], 'abc'[-5, 4], 'abc'[3, 1], 'abc'[0, 0], 'abc'[0, -9]] }
