# Functions of the catalog and jumps, case 89.
notice(4.step(2).map |$x| { next() })
