# Fails: a number is no regular expression.
notify { 'never': message => '5' =~ 5 }
