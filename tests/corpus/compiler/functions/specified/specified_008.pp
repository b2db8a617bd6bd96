# Fails: Functions of the catalog and jumps, case 8.
class a { notify{a:} }
class b { notify{b:} }
class m { include('a::') }
include m
