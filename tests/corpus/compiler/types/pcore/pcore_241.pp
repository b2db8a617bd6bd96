# Types of types and of syntax trees, case 241.
type A = Object[{parent => Puppet::AST::Nop, attributes => {x => Integer}}] notice(A)
