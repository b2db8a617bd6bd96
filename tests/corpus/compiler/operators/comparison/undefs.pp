# Fails: nothing is not ordered.
notify { 'never': message => undef < undef }
