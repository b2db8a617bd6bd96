# Fails: Functions of the catalog and jumps, case 28.
class a { notify{a:} }
class b { notify{b:} }
class m { require(Resource) }
include m
