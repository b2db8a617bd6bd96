# Functions of the catalog and jumps, case 55.
@notify{x:}
notice(defined(Notify[x]))
