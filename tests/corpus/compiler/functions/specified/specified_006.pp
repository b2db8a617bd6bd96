# Fails: Functions of the catalog and jumps, case 6.
class a { notify{a:} }
class b { notify{b:} }
class m { include('') }
include m
