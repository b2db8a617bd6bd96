# Fails: odd names of types, classes and tags, case 70.
notify { 'x': tag => '' }
