# Fails: types of types and of syntax trees, case 270.
type A = Object[{attributes => {x => Integer}}] class c(A $x) { } class { 'c': x => Integer }
