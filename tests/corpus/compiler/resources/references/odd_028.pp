# Odd names of types, classes and tags, case 28.
Notify { 'x': }
