# Functions of the catalog and jumps, case 93.
notice([1,2,3].filter |$x| { if $x==2 { next(5) } true })
