# Functions of the catalog and jumps, case 144.
notice(Integer('3') |$x| { next 5 })
