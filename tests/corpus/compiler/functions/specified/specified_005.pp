# Fails: Functions of the catalog and jumps, case 5.
class a { notify{a:} }
class b { notify{b:} }
class m { include(Resource['file','x']) }
include m
