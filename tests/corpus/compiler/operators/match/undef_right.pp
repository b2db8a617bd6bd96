# Fails: nothing is no regular expression.
notify { 'never': message => '5' =~ undef }
