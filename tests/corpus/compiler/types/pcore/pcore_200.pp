# Types of types and of syntax trees, case 200.
notice(Puppet::AST::Program, type(Puppet::AST::Program), Puppet::AST::Program <= Puppet::AST::Positioned, Puppet::AST::Program == Puppet::AST::Program, 1 =~ Puppet::AST::Program)
