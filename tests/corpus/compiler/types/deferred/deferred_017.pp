# Fails: Deferred calls as parameters, case 17.
function f() { 1 }
function g(Integer $x) { notice(type($x)) }
g(Deferred('f',[]))
