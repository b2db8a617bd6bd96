# Functions of the catalog and jumps, case 100.
notice([3,1].sort |$a,$b| { next(5) })
