# Fails: Functions of the catalog and jumps, case 75.
notice(Integer('3') |$x| { break() })
