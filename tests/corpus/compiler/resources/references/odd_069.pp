# Fails: odd names of types, classes and tags, case 69.
notify { 'x': tag => 'a b' }
