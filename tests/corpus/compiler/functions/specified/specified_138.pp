# Functions of the catalog and jumps, case 138.
[1,2,3].each |$x| { if $x==2 { next 5 } notice($x) }
