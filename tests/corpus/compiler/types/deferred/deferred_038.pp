# Deferred calls as parameters, case 38.
define d(Integer $y = Deferred('upcase',['a'])) {}
d{a: }
