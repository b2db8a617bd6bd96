# Deferred calls as parameters, case 8.
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('sprintf',['%d',1])}
