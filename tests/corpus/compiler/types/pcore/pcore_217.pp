# Fails: types of types and of syntax trees, case 217.
class c(Type[Pcore::AnyType] $t) { notice($t) } class { 'c': t => Integer }
