# Deferred calls as parameters, case 33.
class c(Integer $x) { }
class{c: x=>Deferred('lookup',['a'])}
