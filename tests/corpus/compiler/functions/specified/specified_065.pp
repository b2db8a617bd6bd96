# Fails: Functions of the catalog and jumps, case 65.
fail()
