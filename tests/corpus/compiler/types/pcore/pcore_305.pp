# Types of types and of syntax trees, case 305.
notice(Puppet::AST::LiteralString)
