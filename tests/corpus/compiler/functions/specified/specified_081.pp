# Functions of the catalog and jumps, case 81.
notice([1,2,3].map |$x| { if $x==2 { next() } $x })
