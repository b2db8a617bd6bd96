# Types of types and of syntax trees, case 204.
notice(Puppet::AST::Positioned, type(Puppet::AST::Positioned), Puppet::AST::Positioned <= Puppet::AST::Positioned, Puppet::AST::Positioned == Puppet::AST::Positioned, 1 =~ Puppet::AST::Positioned)
