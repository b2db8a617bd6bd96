# Fails: secrets and deferred calls once more, case 9.
class c(Sensitive[Integer] $x) { } class { 'c': x => Sensitive('a') }
