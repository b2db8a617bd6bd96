# Fails: a reference with a number as title.
notify { 'v': message => File[1] }
