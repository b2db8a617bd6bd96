# Fails: Functions of the catalog and jumps, case 126.
return 5
