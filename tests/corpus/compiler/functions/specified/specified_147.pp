# Functions of the catalog and jumps, case 147.
notice([1,2].group_by |$x| { next 5 })
