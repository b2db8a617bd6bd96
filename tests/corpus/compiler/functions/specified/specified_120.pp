# Fails: Functions of the catalog and jumps, case 120.
notice(undef.lest || { return(5) })
