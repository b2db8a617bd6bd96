# Fails: a number with an underscore is no number.
notify { 'never': message => '1_000' + 1 }
