# Fails: the operator +> in a declaration.
notify { 'a': message +> 'b' }
