# Fails: Deferred calls as parameters, case 26.
class c(Integer $x) { }
class{c: x=>Deferred('Upcase',['a'])}
