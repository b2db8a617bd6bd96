# Fails: Functions of the catalog and jumps, case 127.
notice([1,2,3].map |$x| { if $x==2 { return 5 } $x })
