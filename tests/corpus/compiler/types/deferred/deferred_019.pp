# Deferred calls as parameters, case 19.
class c(Sensitive[String] $x) { notice(type($x)) }
class{c: x=>Deferred('unwrap',['a'])}
