# Fails: Functions of the catalog and jumps, case 113.
notice([1,2].group_by |$x| { return() })
