# Functions of the catalog and jumps, case 102.
notice('a'.match(/a/).with |$x| { next(5) })
