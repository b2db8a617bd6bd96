# Fails: Functions of the catalog and jumps, case 110.
notice(Integer('3') |$x| { return() })
