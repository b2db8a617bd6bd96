# Deferred calls as parameters, case 5.
define d(Integer $x) { }
d{a: x=>Deferred('upcase',['a'])}
