# Fails: secrets and deferred calls once more, case 10.
class c(Sensitive[Integer] $x) { } class { 'c': x => 1 }
