# Types of types and of syntax trees, case 198.
notice(Puppet::AST::Locator, type(Puppet::AST::Locator), Puppet::AST::Locator <= Puppet::AST::Positioned, Puppet::AST::Locator == Puppet::AST::Locator, 1 =~ Puppet::AST::Locator)
