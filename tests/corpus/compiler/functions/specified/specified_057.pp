# Fails: Functions of the catalog and jumps, case 57.
tag('a b')
