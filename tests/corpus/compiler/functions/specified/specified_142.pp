# Functions of the catalog and jumps, case 142.
notice([1,2].all |$x| { next 5 })
