# Fails: the right side is evaluated if the left side does not decide.
notify { 'never': message => true and $nothing }
