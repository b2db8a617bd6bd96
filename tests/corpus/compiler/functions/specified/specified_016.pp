# Fails: Functions of the catalog and jumps, case 16.
class a { notify{a:} }
class b { notify{b:} }
class m { contain(Resource) }
include m
