# Functions of the catalog and jumps, case 12.
class a {}
'a'.include
