# Fails: a string that is no regular expression.
notify { 'never': message => 'abc' =~ '(' }
