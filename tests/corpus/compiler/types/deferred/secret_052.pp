# Secrets and deferred calls, case 52.
class c($x) {} class { 'c': x => Sensitive('x') } notice(Class['c']['x']) notice($c::x)
