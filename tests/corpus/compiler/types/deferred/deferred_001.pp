# Deferred calls as parameters, case 1.
define d(String $x) { }
d{a: x=>Deferred('join',[['a']])}
