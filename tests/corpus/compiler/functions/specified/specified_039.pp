# Functions of the catalog and jumps, case 39.
stage{s:}
class a{}
class{a: stage=>s}
contain a
