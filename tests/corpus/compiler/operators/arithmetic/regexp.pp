# Fails: a regular expression is no number.
notify { 'never': message => /a/ * 2 }
