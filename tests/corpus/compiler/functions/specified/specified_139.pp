# Functions of the catalog and jumps, case 139.
notice([1,2,3].reduce |$m,$x| { if $x==3 { next 5 } $m+$x })
