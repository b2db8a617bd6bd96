# Fails: hashes are not ordered.
notify { 'never': message => { a => 1 } >= {} }
