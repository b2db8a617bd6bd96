# Fails: Deferred calls as parameters, case 35.
function f() >> String { 1 }
define d(Integer $y) {}
d{a: y=>Deferred('f',[])}
