# Types of types and of syntax trees, case 284.
notice(Puppet::AST::Positioned)
