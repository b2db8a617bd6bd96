# Fails: nothing is not matched.
notify { 'never': message => undef =~ /a/ }
