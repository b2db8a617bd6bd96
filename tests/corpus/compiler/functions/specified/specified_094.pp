# Functions of the catalog and jumps, case 94.
notice(with(1) |$x| { next(5) })
