# Classes of the catalog are tags of everything.
class a::b { }
notice(tagged('a::b'))
include a::b
notice(tagged('a::b'), tagged('a'), tagged('b'), tagged('A::B'))
