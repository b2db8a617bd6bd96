# Fails: Functions of the catalog and jumps, case 132.
notice([1,2].reverse_each.map |$x| { return 5 })
