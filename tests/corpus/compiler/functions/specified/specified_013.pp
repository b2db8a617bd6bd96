# Functions of the catalog and jumps, case 13.
class a { notify{a:} }
class b { notify{b:} }
class m { contain(a) }
include m
