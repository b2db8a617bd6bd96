# Odd names of types, classes and tags, case 72.
notify { 'x': tag => [undef, 'A', 1, true] }
