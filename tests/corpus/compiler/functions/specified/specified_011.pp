# Functions of the catalog and jumps, case 11.
class a inherits b {}
class b {notify{b:}}
include a
