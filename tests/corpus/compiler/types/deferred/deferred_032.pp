# Deferred calls as parameters, case 32.
class c(Integer $x) { }
define d(Integer $y) {}
class{c: x=>Deferred('upcase',['a'])}
d{a: y=>Deferred('upcase',['b'])}
