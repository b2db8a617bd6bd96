# Fails: Functions of the catalog and jumps, case 68.
fail(Sensitive('x'))
