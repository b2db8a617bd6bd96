# Fails: Functions of the catalog and jumps, case 67.
'z'.fail
