# Fails: types of types and of syntax trees, case 274.
class c(Object $x) { } class { 'c': x => 1 }
