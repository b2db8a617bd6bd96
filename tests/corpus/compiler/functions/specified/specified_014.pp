# Functions of the catalog and jumps, case 14.
class a { notify{a:} }
class b { notify{b:} }
class m { contain(Resource['class','a']) }
include m
