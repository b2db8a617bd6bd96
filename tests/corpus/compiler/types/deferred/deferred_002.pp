# Deferred calls as parameters, case 2.
define d(Integer $x) { }
d{a: x=>Deferred('join',[['a']])}
