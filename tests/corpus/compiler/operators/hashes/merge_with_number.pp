# Fails: a number is no hash.
notify { 'never': message => { a => 1 } + 1 }
