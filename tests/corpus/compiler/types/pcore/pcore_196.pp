# Types of types and of syntax trees, case 196.
notice(Puppet::AST::Expression, type(Puppet::AST::Expression), Puppet::AST::Expression <= Puppet::AST::Positioned, Puppet::AST::Expression == Puppet::AST::Expression, 1 =~ Puppet::AST::Expression)
