# Fails: a regular expression has no elements.
notify { 'never': message => /a/[0] }
