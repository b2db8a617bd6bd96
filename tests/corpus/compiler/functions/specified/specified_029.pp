# Fails: Functions of the catalog and jumps, case 29.
class a { notify{a:} }
class b { notify{b:} }
class m { require(Resource['file','x']) }
include m
