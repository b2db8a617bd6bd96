# Types of types and of syntax trees, case 285.
notice(Puppet::AST::QualifiedReference)
