# Functions of the catalog and jumps, case 97.
notice(undef.lest || { next(5) })
