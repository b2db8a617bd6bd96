# Fails: Functions of the catalog and jumps, case 111.
$x = if true { return() }
notice($x)
