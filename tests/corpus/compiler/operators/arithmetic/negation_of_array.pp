# Fails: an array has no negative.
notify { 'never': message => -[1] }
