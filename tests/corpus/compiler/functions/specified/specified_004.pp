# Fails: Functions of the catalog and jumps, case 4.
class a { notify{a:} }
class b { notify{b:} }
class m { include(Resource) }
include m
