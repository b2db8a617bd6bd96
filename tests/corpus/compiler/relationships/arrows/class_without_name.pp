# Fails: an arrow to no class in particular.
notify { 'a': }
-> Class
