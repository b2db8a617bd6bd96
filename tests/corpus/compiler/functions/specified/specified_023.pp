# Functions of the catalog and jumps, case 23.
class a inherits b {}
class b {notify{b:}}
contain a
