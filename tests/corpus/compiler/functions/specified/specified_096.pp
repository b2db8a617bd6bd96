# Functions of the catalog and jumps, case 96.
notice([1,2].any |$x| { next(5) })
