# Fails: Functions of the catalog and jumps, case 79.
case 1 { 1: { break() } }
