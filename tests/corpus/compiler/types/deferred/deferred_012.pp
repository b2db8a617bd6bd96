# Fails: Deferred calls as parameters, case 12.
function f() >> String { 'a' }
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('f',[])}
