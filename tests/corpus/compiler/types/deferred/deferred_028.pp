# Fails: Deferred calls as parameters, case 28.
class c(Integer $x) { }
class{c: x=>Deferred('notice',[1])}
