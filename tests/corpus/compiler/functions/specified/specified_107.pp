# Functions of the catalog and jumps, case 107.
define d { notice(1) if 1==1 { return() } notice(2) }
d{[a,b]:}
