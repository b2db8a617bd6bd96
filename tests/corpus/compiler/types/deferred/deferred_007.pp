# Deferred calls as parameters, case 7.
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('new',[Integer,'1'])}
