# Odd names of types, classes and tags, case 68.
tag('ä') notify { 'x': }
