# Fails: Functions of the catalog and jumps, case 18.
class a { notify{a:} }
class b { notify{b:} }
class m { contain('') }
include m
