# Fails: Functions of the catalog and jumps, case 7.
class a { notify{a:} }
class b { notify{b:} }
class m { include('nope') }
include m
