# Deferred calls as parameters, case 13.
function f() >> Integer { 1 }
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('f',[])}
