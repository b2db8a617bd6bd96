# Deferred calls as parameters, case 37.
function f() >> Integer[1,2] { 1 }
define d(Integer[5,6] $y) {}
d{a: y=>Deferred('f',[])}
