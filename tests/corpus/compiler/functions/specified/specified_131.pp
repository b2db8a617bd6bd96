# Fails: Functions of the catalog and jumps, case 131.
notice(5.then |$x| { return 5 })
