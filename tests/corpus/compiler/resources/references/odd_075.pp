# Odd names of types, classes and tags, case 75.
notify { 'x': tag => Notify['y'] }
