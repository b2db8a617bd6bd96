# Fails: Functions of the catalog and jumps, case 116.
notice([1,2,3].filter |$x| { if $x==2 { return(5) } true })
