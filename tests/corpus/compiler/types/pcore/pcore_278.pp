# Fails: types of types and of syntax trees, case 278.
class c(Pcore::StringType $x) { } class { 'c': x => 1 }
