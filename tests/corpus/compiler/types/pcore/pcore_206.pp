# Types of types and of syntax trees, case 206.
notice(Puppet::AST::CaseOption, type(Puppet::AST::CaseOption), Puppet::AST::CaseOption <= Puppet::AST::Positioned, Puppet::AST::CaseOption == Puppet::AST::CaseOption, 1 =~ Puppet::AST::CaseOption)
