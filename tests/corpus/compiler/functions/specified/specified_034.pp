# Fails: Functions of the catalog and jumps, case 34.
class a {}
require()
