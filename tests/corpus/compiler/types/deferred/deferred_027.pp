# Fails: Deferred calls as parameters, case 27.
class c(Integer $x) { }
class{c: x=>Deferred('template')}
