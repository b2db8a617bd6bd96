# Fails: odd names of types, classes and tags, case 76.
notify { 'x': tag => 'a,b' }
