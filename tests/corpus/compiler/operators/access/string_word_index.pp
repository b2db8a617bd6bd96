# Fails: a word is no index.
notify { 'never': message => 'abc'['b'] }
