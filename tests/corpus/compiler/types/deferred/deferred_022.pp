# Deferred calls as parameters, case 22.
class c(String $x) { notice(type($x)) }
class{c: x=>Deferred('split',['a','b'])}
