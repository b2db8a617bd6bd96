# Fails: truth values are not ordered.
notify { 'never': message => true <= false }
