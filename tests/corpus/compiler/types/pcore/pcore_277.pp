# Fails: types of types and of syntax trees, case 277.
class c(Puppet::AST::Nop $x) { } class { 'c': x => Integer }
