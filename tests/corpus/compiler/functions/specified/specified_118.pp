# Functions of the catalog and jumps, case 118.
class c { notice(1) if 1==1 { return(5) } notice(2) }
include c
notice(3)
