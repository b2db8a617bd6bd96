# Odd names of types, classes and tags, case 67.
tag('a-b.c:d') notify { 'x': }
