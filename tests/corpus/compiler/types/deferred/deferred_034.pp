# Fails: Deferred calls as parameters, case 34.
class c(Integer $x) { }
class{c: x=>Deferred('each',[[1]])}
