# Fails: Functions of the catalog and jumps, case 145.
$x = if true { next 5 }
notice($x)
