# Fails: Functions of the catalog and jumps, case 30.
class a { notify{a:} }
class b { notify{b:} }
class m { require('') }
include m
