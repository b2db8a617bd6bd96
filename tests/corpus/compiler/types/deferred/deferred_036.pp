# Fails: Deferred calls as parameters, case 36.
function f() >> Optional[Integer] { 1 }
define d(Integer $y) {}
d{a: y=>Deferred('f',[])}
