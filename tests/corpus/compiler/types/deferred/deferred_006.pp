# Deferred calls as parameters, case 6.
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('upcase',['a'])}
