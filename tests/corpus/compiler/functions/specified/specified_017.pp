# Fails: Functions of the catalog and jumps, case 17.
class a { notify{a:} }
class b { notify{b:} }
class m { contain(Resource['file','x']) }
include m
