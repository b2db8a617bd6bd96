# Fails: Functions of the catalog and jumps, case 108.
notice([1,2].all |$x| { return() })
