# Fails: no class is named.

notify { 'a': message => Resource['class'] }
