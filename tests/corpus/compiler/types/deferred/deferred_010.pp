# Deferred calls as parameters, case 10.
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('fail',['x'])}
