# Fails: Functions of the catalog and jumps, case 123.
notice([3,1].sort |$a,$b| { return(5) })
