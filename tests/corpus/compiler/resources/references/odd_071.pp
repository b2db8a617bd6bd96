# Odd names of types, classes and tags, case 71.
notify { 'x': tag => undef }
