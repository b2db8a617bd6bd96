# Fails: types of types and of syntax trees, case 318.
type Puppet::AST::Locator = Integer
