# Fails: unusual expressions as values of attributes, case 35.
notify { 'a': message => Notify { message => 'x' } }
