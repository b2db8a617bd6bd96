# Fails: Functions of the catalog and jumps, case 61.
realize(Notify[a])
