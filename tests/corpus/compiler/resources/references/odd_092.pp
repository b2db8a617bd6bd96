# Odd names of types, classes and tags, case 92.
contain a, b class a { } class b { } notice(contain('a'))
