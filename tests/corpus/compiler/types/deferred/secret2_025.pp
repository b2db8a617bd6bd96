# Secrets and deferred calls once more, case 25.
class c($x) { } class { 'c': x => Sensitive('y') } notice(type(Class['c'][x]), $c::x)
