# Fails: unusual expressions as values of attributes, case 54.
notify { 'a': message => fail('x') }
