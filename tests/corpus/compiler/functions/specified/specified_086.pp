# Functions of the catalog and jumps, case 86.
notice([1,2].reverse_each.map |$x| { next() })
