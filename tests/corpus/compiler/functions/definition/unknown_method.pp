# Fails: a method that does not exist.
notify { 'v': message => 5.nosuchfunction }
