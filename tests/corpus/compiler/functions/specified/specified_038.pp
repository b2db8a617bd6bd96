# Functions of the catalog and jumps, case 38.
class a{}
node default{require a}
