# Fails: Functions of the catalog and jumps, case 115.
if true { return(5) }
