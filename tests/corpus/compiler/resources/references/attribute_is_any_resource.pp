# Fails: nothing is named.

notify { 'a': message => Resource }
