# Fails: types of types and of syntax trees, case 273.
class c(Error $x) { } class { 'c': x => Integer }
