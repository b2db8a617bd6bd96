# Fails: odd names of types, classes and tags, case 64.
tag('') 
