# Fails: an attribute is set twice.
notify { 'a': message => 1, message => 2 }
