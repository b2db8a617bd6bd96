# Functions of the catalog and jumps, case 77.
notice([[1]].tree_each.map |$x| { break() })
