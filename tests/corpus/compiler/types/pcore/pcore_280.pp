# Fails: types of types and of syntax trees, case 280.
class c(Variant[Pcore::StringType,Integer] $x) { } class { 'c': x => 'q' }
