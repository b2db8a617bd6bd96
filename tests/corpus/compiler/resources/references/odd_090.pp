# Odd names of types, classes and tags, case 90.
require a class a { notify { 'i': } } notify { 'x': }
