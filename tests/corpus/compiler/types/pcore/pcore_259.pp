# Fails: types of types and of syntax trees, case 259.
class c(TypeReference $x) { } class { 'c': x => 1 }
