# Deferred calls as parameters, case 11.
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('template',['x'])}
