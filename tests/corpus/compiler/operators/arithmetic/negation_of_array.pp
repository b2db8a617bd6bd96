# An array has no negative.
notify { 'never': message => -[1] }
