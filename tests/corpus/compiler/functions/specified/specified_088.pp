# Fails: Functions of the catalog and jumps, case 88.
node default { if true { next() } notice(1) }
