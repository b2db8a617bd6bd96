# Deferred calls as parameters, case 31.
class c(Integer $x, Integer $y) { }
class{c: x=>Deferred('upcase',['a']), y=>Deferred('upcase',['b'])}
notice(1)
