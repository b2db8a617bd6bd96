# Fails: Deferred calls as parameters, case 15.
function f($a) { 1 }
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('f',[])}
