# Types of types and of syntax trees, case 208.
notice(Puppet::AST::CallExpression, type(Puppet::AST::CallExpression), Puppet::AST::CallExpression <= Puppet::AST::Positioned, Puppet::AST::CallExpression == Puppet::AST::CallExpression, 1 =~ Puppet::AST::CallExpression)
