# Fails: Deferred calls as parameters, case 9.
class c(Integer $x) { notice(type($x)) }
class{c: x=>Deferred('inline_epp',['x'])}
