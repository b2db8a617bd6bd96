# Functions of the catalog and jumps, case 15.
class a { notify{a:} }
class b { notify{b:} }
class m { contain('A') }
include m
