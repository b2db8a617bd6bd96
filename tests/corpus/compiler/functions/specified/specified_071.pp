# Fails: Functions of the catalog and jumps, case 71.
notice(with(1) |$x| { break() })
