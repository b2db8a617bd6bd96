# Fails: Functions of the catalog and jumps, case 105.
notice([1,2,3].reduce |$m,$x| { if $x==3 { return() } $m+$x })
