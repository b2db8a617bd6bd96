# Fails: Deferred calls as parameters, case 30.
class c(Hash $x) { }
class{c: x=>Deferred('group_by',[[1]])}
