# Functions of the catalog and jumps, case 90.
notice([1,2].index |$x| { next() })
