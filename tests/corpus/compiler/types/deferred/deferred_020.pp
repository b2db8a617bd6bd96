# Deferred calls as parameters, case 20.
class c(String $x) { notice(type($x)) }
class{c: x=>Deferred('unwrap',['a'])}
