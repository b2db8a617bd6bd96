# Functions of the catalog and jumps, case 35.
class a {require b}
class b {require a}
require a
