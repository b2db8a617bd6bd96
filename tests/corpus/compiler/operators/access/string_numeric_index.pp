# A number in a string is an index.
notify { 'values': message => 'abc'['1'] }
