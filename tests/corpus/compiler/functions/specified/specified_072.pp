# Fails: Functions of the catalog and jumps, case 72.
class c { notice(1) if 1==1 { break() } notice(2) }
include c
notice(3)
