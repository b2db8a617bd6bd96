# Fails: a hash has no append.
notify { 'never': message => { a => 1 } << 2 }
