# Fails: Functions of the catalog and jumps, case 119.
notice([1,2].any |$x| { return(5) })
