# Functions of the catalog and jumps, case 24.
class a {}
'a'.contain
