# Odd names of types, classes and tags, case 36.
class { ['a','b']: } class a { } class b { }
