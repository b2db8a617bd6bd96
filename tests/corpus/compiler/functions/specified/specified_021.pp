# Functions of the catalog and jumps, case 21.
class a { notify{a:} }
class b { notify{b:} }
class m { contain(Class['a','b']) }
include m
