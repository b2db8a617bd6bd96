# Fails: Functions of the catalog and jumps, case 112.
notice([[1]].tree_each.map |$x| { return() })
