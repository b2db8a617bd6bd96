# Odd names of types, classes and tags, case 82.
include ['a', ['b']] class a { } class b { }
