# Fails: Deferred calls as parameters, case 25.
class c(Integer $x) { }
class{c: x=>Deferred('join')}
