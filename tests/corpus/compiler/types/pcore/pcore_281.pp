# Fails: types of types and of syntax trees, case 281.
class c(Array[Pcore::StringType] $x) { } class { 'c': x => [Integer] }
