# Fails: Deferred calls as parameters, case 16.
function f() { 1 }
class c(Array[Integer] $x) { notice(type($x)) }
class{c: x=>[Deferred('f',[])]}
