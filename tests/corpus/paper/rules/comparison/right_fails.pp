# Fails: the right side is evaluated.
notify { 'never': message => 1 == $nothing }
