# Fails: tags in one string.
notify { 'a': tag => 'x,y' }
