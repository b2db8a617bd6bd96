# Deferred calls as parameters, case 39.
class c(Integer $y = Deferred('upcase',['a'])) {}
include c
