# Functions of the catalog and jumps, case 85.
notice(5.then |$x| { next() })
