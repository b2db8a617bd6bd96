# Fails: types of types and of syntax trees, case 317.
type Puppet::AST::Expression = Integer
