# Fails: Functions of the catalog and jumps, case 134.
node default { if true { return 5 } notice(1) }
