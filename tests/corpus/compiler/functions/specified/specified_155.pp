# Fails: Functions of the catalog and jumps, case 155.
notice([1,2,3].slice(2) |$x| { if 1 in $x { return(5) } $x })
