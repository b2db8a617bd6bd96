# Fails: Functions of the catalog and jumps, case 73.
notice([1,2].all |$x| { break() })
