# Fails: types of types and of syntax trees, case 216.
class c(Pcore::StringType $t) { notice($t) } class { 'c': t => Integer }
