# Types of types and of syntax trees, case 212.
notice(Puppet::AST::Nop, type(Puppet::AST::Nop), Puppet::AST::Nop <= Puppet::AST::Positioned, Puppet::AST::Nop == Puppet::AST::Nop, 1 =~ Puppet::AST::Nop)
