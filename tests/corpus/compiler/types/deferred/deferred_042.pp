# Deferred calls as parameters, case 42.
class c(Integer $x) { }
class{c: x=>Deferred('upcase',['a'])}
include c
notify{y: message=>Deferred('nope')}
