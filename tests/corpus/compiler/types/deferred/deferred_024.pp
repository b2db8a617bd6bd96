# Fails: Deferred calls as parameters, case 24.
function f($a=1) { 1 }
class c(Integer $x) { }
class{c: x=>Deferred('f')}
