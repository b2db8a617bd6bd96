# Fails: Functions of the catalog and jumps, case 69.
if true { break() }
