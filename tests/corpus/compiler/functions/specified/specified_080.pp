# Fails: Functions of the catalog and jumps, case 80.
next()
