# Types of types and of syntax trees, case 215.
class c(Pcore::StringType $t) { notice($t) } class { 'c': t => String[1] }
