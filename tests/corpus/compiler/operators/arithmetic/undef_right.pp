# Fails: nothing is no number on the right side either.
notify { 'never': message => 1 + undef }
