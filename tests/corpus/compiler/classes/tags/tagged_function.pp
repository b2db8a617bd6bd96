# Whether a class is tagged.
class a { tag('blue') notice(tagged('blue'), tagged('a'), tagged('red'), tagged('a', 'red'), tagged('class')) }
class b { notice(tagged('a'), tagged('b')) }
include a, b
notice(tagged('a'), tagged('zz'))
