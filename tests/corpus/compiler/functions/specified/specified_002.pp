# Functions of the catalog and jumps, case 2.
class a { notify{a:} }
class b { notify{b:} }
class m { include(Resource['class','a']) }
include m
