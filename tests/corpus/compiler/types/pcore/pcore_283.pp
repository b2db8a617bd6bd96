# Types of types and of syntax trees, case 283.
notice(Puppet::AST::Program)
