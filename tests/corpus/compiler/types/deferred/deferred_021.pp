# Deferred calls as parameters, case 21.
class c(Variant[Integer,Sensitive] $x) { notice(type($x)) }
class{c: x=>Deferred('new',[Sensitive,'a'])}
