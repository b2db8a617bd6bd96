# Fails: types of types and of syntax trees, case 276.
class c(Deferred $x) { } class { 'c': x => Integer }
