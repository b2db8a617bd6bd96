# Functions of the catalog and jumps, case 9.
class a { notify{a:} }
class b { notify{b:} }
class m { include(Class['a','b']) }
include m
