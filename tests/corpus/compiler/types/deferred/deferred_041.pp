# Deferred calls as parameters, case 41.
define d($y) {}
d{a: y=>Deferred('fqdn_rand',[1])}
