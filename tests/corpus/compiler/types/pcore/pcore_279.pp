# Fails: types of types and of syntax trees, case 279.
class c(Optional[Pcore::StringType] $x) { } class { 'c': x => 1 }
