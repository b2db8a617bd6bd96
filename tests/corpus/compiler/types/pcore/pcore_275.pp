# Fails: types of types and of syntax trees, case 275.
class c(Annotation $x) { } class { 'c': x => Integer }
