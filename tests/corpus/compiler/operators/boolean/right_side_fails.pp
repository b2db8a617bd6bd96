# Fails: the right side is evaluated if the left does not decide.
notify { 'never': message => true and fail('yes') }
