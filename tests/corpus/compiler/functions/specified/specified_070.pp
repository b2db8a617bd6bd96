# Functions of the catalog and jumps, case 70.
notice([1,2,3].filter |$x| { if $x==2 { break() } true })
