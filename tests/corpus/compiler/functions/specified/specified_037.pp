# Functions of the catalog and jumps, case 37.
class a{notify{x:}}
define d{contain a}
d{t:}
