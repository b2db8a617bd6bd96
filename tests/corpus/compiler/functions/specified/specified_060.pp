# Functions of the catalog and jumps, case 60.
@notify{a:}
realize(Notify[a])
