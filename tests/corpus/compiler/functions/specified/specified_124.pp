# Fails: Functions of the catalog and jumps, case 124.
notice([1,2].partition |$x| { return(5) })
