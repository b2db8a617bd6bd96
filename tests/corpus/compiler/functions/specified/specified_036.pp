# Functions of the catalog and jumps, case 36.
class a {}
['a'].require
