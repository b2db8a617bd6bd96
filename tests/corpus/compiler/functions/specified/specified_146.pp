# Functions of the catalog and jumps, case 146.
notice([[1]].tree_each.map |$x| { next 5 })
