# Types of types and of syntax trees, case 202.
notice(Puppet::AST::LiteralInteger, type(Puppet::AST::LiteralInteger), Puppet::AST::LiteralInteger <= Puppet::AST::Positioned, Puppet::AST::LiteralInteger == Puppet::AST::LiteralInteger, 1 =~ Puppet::AST::LiteralInteger)
