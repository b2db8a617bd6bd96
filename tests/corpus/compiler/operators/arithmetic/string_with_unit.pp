# Fails: a number with a unit is no number.
notify { 'never': message => '12kg' + 1 }
