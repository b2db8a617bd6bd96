# Functions of the catalog and jumps, case 141.
define d { notice(1) if 1==1 { next 5 } notice(2) }
d{[a,b]:}
