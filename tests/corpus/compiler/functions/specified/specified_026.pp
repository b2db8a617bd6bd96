# Functions of the catalog and jumps, case 26.
class a { notify{a:} }
class b { notify{b:} }
class m { require(Resource['class','a']) }
include m
