# Functions of the catalog and jumps, case 33.
class foo { class bar { } require bar }
class bar { }
include foo
