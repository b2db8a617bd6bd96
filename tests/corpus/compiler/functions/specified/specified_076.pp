# Fails: Functions of the catalog and jumps, case 76.
$x = if true { break() }
notice($x)
