# Fails: the left side is evaluated.
notify { 'never': message => $nothing == 1 }
