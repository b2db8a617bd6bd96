# Functions of the catalog and jumps, case 27.
class a { notify{a:} }
class b { notify{b:} }
class m { require('A') }
include m
