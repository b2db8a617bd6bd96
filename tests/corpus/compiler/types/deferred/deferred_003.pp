# Deferred calls as parameters, case 3.
define d(Integer $x) { }
d{a: x=>Deferred('length',['a'])}
