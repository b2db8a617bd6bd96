# Fails: the word Resource alone with a bad type.
notify { 'v': message => Resource[5] }
