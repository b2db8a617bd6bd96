# Fails: Functions of the catalog and jumps, case 117.
notice(with(1) |$x| { return(5) })
