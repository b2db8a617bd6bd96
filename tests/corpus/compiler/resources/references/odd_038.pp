# Odd names of types, classes and tags, case 38.
class { 'a': ; 'b': } class a { } class b { }
