# Fails: Functions of the catalog and jumps, case 31.
class a { notify{a:} }
class b { notify{b:} }
class m { require('nope') }
include m
