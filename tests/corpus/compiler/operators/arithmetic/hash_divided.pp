# Fails: a hash is not divided.
notify { 'never': message => { a => 1 } / 2 }
