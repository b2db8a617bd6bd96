# Deferred calls as parameters, case 4.
define d(String $x) { }
d{a: x=>Deferred('length',['a'])}
