# Fails: an array is not matched.
notify { 'never': message => [a] =~ /a/ }
