# Functions of the catalog and jumps, case 3.
class a { notify{a:} }
class b { notify{b:} }
class m { include('A') }
include m
