# Types of types and of syntax trees, case 210.
notice(Puppet::AST::AbstractResource, type(Puppet::AST::AbstractResource), Puppet::AST::AbstractResource <= Puppet::AST::Positioned, Puppet::AST::AbstractResource == Puppet::AST::AbstractResource, 1 =~ Puppet::AST::AbstractResource)
