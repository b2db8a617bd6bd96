# Types of types and of syntax trees, case 286.
notice(type(Puppet::AST), Puppet::AST::Expression <= Puppet::AST::Positioned)
