# Fails: odd names of types, classes and tags, case 63.
tag('a b')
