# Functions of the catalog and jumps, case 101.
notice([1,2].partition |$x| { next(5) })
