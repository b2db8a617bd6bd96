# Fails: Functions of the catalog and jumps, case 78.
notice([1,2].group_by |$x| { break() })
