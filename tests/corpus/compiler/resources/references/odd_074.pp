# Odd names of types, classes and tags, case 74.
notify { 'x': tag => Integer }
