# Functions of the catalog and jumps, case 158.
notice([1,2,3].slice(2) |$x| { if 1 in $x { next 5 } $x })
