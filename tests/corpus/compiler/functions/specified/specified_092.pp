# Fails: Functions of the catalog and jumps, case 92.
if true { next(5) }
