# Functions of the catalog and jumps, case 62.
@notify{a:}
realize([Notify[a],[Notify[a]]])
