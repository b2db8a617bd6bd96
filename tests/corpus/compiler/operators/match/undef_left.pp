# Nothing is not matched.
notify { 'never': message => undef =~ /a/ }
