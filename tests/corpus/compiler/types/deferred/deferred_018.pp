# Deferred calls as parameters, case 18.
class c(Optional[String] $x = undef) { notice(type($x)) }
class{c: x=>Deferred('join',[[]])}
