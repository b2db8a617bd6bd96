# Fails: Functions of the catalog and jumps, case 135.
notice(4.step(2).map |$x| { return 5 })
