# Deferred calls as parameters, case 14.
function f() { 1 }
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('f',[])}
