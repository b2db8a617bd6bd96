# Fails: unusual expressions as values of attributes, case 57.
notify { 'a': message => "a" "b" }
