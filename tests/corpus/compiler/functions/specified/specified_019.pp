# Fails: Functions of the catalog and jumps, case 19.
class a { notify{a:} }
class b { notify{b:} }
class m { contain('nope') }
include m
