# Fails: Functions of the catalog and jumps, case 114.
case 1 { 1: { return() } }
