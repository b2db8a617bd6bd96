# A string on the right is taken for a regular expression.
notify { 'values': message => ['abc' =~ '^a', 'abc' !~ 'x$'] }
