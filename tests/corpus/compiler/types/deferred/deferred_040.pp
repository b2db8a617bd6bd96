# Fails: Deferred calls as parameters, case 40.
function f(String $s) >> String { 1 }
class c(Integer $y) {}
class{c: y=>Deferred('f',[1,/x/,{a=>undef}])}
