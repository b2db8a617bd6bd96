# A word is no index.
notify { 'never': message => 'abc'['b'] }
