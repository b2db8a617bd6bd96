# Deferred calls as parameters, case 29.
class c(Optional[Integer] $x) { }
class{c: x=>Deferred('notice',[1])}
