# Fails: a number is not matched.
notify { 'never': message => 5 =~ /5/ }
