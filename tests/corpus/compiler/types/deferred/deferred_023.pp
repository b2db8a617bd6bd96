# Fails: Deferred calls as parameters, case 23.
function f() { 1 }
class c(Integer $x) { }
class{c: x=>Deferred('f')}
