# Fails: the greatest integer has no successor.
notify { 'never': message => 9223372036854775807 + 1 }
