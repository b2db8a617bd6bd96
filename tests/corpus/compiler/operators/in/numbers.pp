# Nothing is in a number.
notify { 'values': message => [1 in 12, 'a' in undef, 'a' in true] }
