# Odd names of types, classes and tags, case 91.
class b { require a } class a { notify { 'i': } } include b
