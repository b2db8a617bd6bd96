# Odd names of types, classes and tags, case 65.
tag(1) notify { 'x': }
