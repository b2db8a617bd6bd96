# Fails: Functions of the catalog and jumps, case 148.
case 1 { 1: { next 5 } }
