# Odd names of types, classes and tags, case 62.
tag('A', 'b::c') notify { 'x': }
