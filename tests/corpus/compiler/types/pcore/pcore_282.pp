# Types of types and of syntax trees, case 282.
notice(Puppet::AST::Expression)
