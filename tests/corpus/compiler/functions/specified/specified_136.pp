# Fails: Functions of the catalog and jumps, case 136.
notice([1,2].index |$x| { return 5 })
