# Fails: Functions of the catalog and jumps, case 125.
notice('a'.match(/a/).with |$x| { return(5) })
