# Fails: Functions of the catalog and jumps, case 32.
class a { notify{a:} }
class b { notify{b:} }
class m { require('a::') }
include m
