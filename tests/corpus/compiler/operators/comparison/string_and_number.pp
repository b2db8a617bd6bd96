# Fails: a string and a number are not ordered.
notify { 'never': message => '10' < 9 }
